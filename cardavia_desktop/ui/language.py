"""The language of the interface: translators installed at run time, kept alive here."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator

from .. import resources

CODES = ("en", "ru", "uk", "hu")


class Language(QObject):
    """Installs Qt's own words, then the program's; the rest follows from LanguageChange events."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.code = ""
        self._installed: list[QTranslator] = []

    def use(self, name: str) -> str:
        """Speak `system` or one of CODES; the code that is spoken from now on.

        The system's is the first of the person's languages that is one of CODES. A language whose
        files are missing is English.
        """
        code = _of_system() if name == "system" else name
        if code not in CODES:
            code = "en"
        if code != "en" and self._file(f"cardavia_{code}.qm") is None:
            resources.lacking.add(f"cardavia_{code}.qm")
            code = "en"
        if code == self.code:
            return code
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed = []
        for file in (f"qtbase_{code}.qm", f"cardavia_{code}.qm", f"rules_{code}.qm"):
            path = self._file(file)
            translator = QTranslator(self)
            if path is None:
                continue
            if not translator.load(path):
                resources.lacking.add(file)
                continue
            QCoreApplication.installTranslator(translator)
            self._installed.append(translator)
        QLocale.setDefault(QLocale(code))
        self.code = code
        return code

    def _file(self, name: str) -> str | None:
        try:
            return str(resources.path(f"translations/{name}"))
        except resources.ResourceMissing:
            return None


def _of_system() -> str:
    """The first of the languages that the system is set to and the program knows, else English."""
    wanted = (name.replace("_", "-").partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((code for code in wanted if code in CODES), "en")

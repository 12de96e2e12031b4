; Installer for Windows, made by Inno Setup 6 from the program folder that `dev.py package` froze:
;   iscc /DVersion=X.Y.Z packaging\windows\cardavia.iss
; `dev.py package` calls it with the version of the program when `iscc` is on the path.
#ifndef Version
  #error Give the version: iscc /DVersion=X.Y.Z
#endif

[Setup]
AppId={{6B0B1C0E-6C55-4B0E-9D0C-0C7B6F0A5A51}
AppName=Cardavia
AppVersion={#Version}
AppVerName=Cardavia {#Version}
AppPublisher=The Cardavia authors
DefaultDirName={autopf}\Cardavia
DefaultGroupName=Cardavia
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=cardavia-{#Version}-windows-setup
SetupIconFile=..\..\build\cardavia.ico
UninstallDisplayIcon={app}\cardavia.exe
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"
Name: "uk"; MessagesFile: "compiler:Languages\Ukrainian.isl"
Name: "hu"; MessagesFile: "compiler:Languages\Hungarian.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; Libraries of an older version must not stay beside those of this one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\cardavia\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Cardavia"; Filename: "{app}\cardavia.exe"
Name: "{autodesktop}\Cardavia"; Filename: "{app}\cardavia.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\cardavia.exe"; Description: "{cm:LaunchProgram,Cardavia}"; Flags: nowait postinstall skipifsilent

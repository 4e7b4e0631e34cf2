@echo off
rem Starts a Palaver host; .\play --help says with which options.
where node >nul 2>nul
if errorlevel 1 (
  echo Palaver needs Node 20.19 or newer. Get it once at https://nodejs.org, then start this again.
  pause
  exit /b 1
)
node "%~dp0host\start.mjs" %*
if errorlevel 1 pause

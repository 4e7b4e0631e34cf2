import { needBrowser } from './installedBrowser.mjs';

/** Without windows it needs no fonts but those that come with the Chromium. */
const browser = {
  title: 'Firefox',
  variable: 'FIREFOX_PATH',
  wanted: process.env.FIREFOX_PATH,
  names: ['firefox-esr', 'firefox'],
  apps: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  // Ubuntu has no package of the first name.
  packages: [['firefox-esr'], ['firefox']],
  howTo: `  Debian           sudo apt-get install firefox-esr   (or run the tests as root: they install it)
  Ubuntu, Fedora   sudo apt-get install firefox, sudo dnf install firefox
  macOS            brew install --cask firefox
  elsewhere        set FIREFOX_PATH to the program`,
};

export const firefox = () => needBrowser(browser);

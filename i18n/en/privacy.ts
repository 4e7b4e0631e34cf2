/** What is kept, where, and what leaves the table: PRIVACY.md says the same, and a test holds the two together. */
export const privacy = {
  'privacy.title': 'What Palaver keeps, and where',
  'privacy.1':
    'Palaver has no account, no server of its own and no advertisements, and those who make it learn nothing of you.',
  'privacy.2':
    'What you do in a game goes only to the devices at your table, over the local network, and is encrypted on the way.',
  'privacy.3':
    'The host keeps the game: the names people typed, every move, and votes once they were opened; a laptop deletes a finished game 30 days after its last move, the next time Palaver starts there, unless somebody chose to keep it.',
  'privacy.4':
    'Your phone keeps your settings, the keys to your seats, games played on it, results, scenarios of your own, and an encrypted copy of the game that only several phones together can open.',
  'privacy.5': 'You may type any name: nobody asks for your real name, your age, your address or a number.',
  'privacy.6':
    'The camera only reads codes and the motion sensor only throws dice; neither is recorded, and Palaver never asks where you are, nor for your contacts, your photos or the microphone.',
  'privacy.7':
    'Only what people hand on themselves leaves the table, such as a saved game or a link, with two exceptions: an iPhone’s own backup may hold what Palaver keeps there, and in the Android app the part that reads codes is made by Google and may tell Google, where there is internet, what device it runs on and how well it works, never what the camera sees.',
  'privacy.8':
    '“Forget everything on this phone”, in the settings, deletes all that this phone keeps; the host and the other phones keep theirs until it is deleted there too.',
} as const;

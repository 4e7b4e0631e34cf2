import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

/** Writes a text into the app's own folder and lets the phone ask where it should go. */
export async function saveFile(name: string, text: string, type = 'application/json'): Promise<void> {
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(text);
  await shareAsync(file.uri, { mimeType: type, dialogTitle: name });
}

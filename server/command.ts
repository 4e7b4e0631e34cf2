/** How people start this host: by npm in a checkout, by the script that comes with the download. */
export const COMMAND = process.env['PALAVER_COMMAND'] ?? 'npm run play --';

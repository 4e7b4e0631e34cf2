/**
 * Raised whenever an older phone could misread a newer one. Stands in the join link, in the first byte of the
 * handshake and in the hello, so that a guest of another version is told so before anything else.
 */
export const PROTOCOL = 6;

/** The app's own version, as in package.json and app.json. Written into logs and files beside the rules' version. */
export const APP_VERSION = '0.1.0';

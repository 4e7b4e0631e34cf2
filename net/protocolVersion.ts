/** Raised whenever an older phone could misread a newer one; a guest of another version is told so and goes no further. */
export const PROTOCOL = 1;

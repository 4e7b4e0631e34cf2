const ENTITIES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Somebody else's words, such as a name: they stand in a page as they are, and never become part of it. */
export const escaped = (words: string): string => words.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

export type Plist = string | boolean | readonly Plist[] | { readonly [key: string]: Plist };

const TOKEN = /<(key|string|integer)>([^<]*)<\/\1>|<(true|false|array|dict)\/>|<(\/?)(array|dict)>/g;

/** As much of the format as Expo writes. */
export function readPlist(text: string): Plist {
  const tokens = [...text.matchAll(TOKEN)];
  let at = 0;

  function value(): Plist {
    const [, , content, empty, , opened] = tokens[at++] ?? [];
    if (content !== undefined) return content;
    if (empty === 'true' || empty === 'false') return empty === 'true';
    if ((empty ?? opened) === 'array') return opened === undefined ? [] : list();
    return opened === undefined ? {} : dict();
  }
  const isClosing = () => {
    if (at >= tokens.length) throw new Error('a plist that does not end');
    return tokens[at]?.[4] === '/';
  };
  function list(): Plist {
    const values: Plist[] = [];
    while (!isClosing()) values.push(value());
    at += 1;
    return values;
  }
  function dict(): Plist {
    const values: { [key: string]: Plist } = {};
    while (!isClosing()) {
      const key = tokens[at++]?.[2] ?? '';
      values[key] = value();
    }
    at += 1;
    return values;
  }
  return value();
}

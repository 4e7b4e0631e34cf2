// What phones have and the bare Hermes command line lacks. Randomness is the same on every engine here, so that
// what is made from it can be compared.
(function (global) {
  let words = [1, 2, 3, 4];
  function next() {
    const t = (words[0] + words[1] + words[3]) | 0;
    words = [
      words[1] ^ (words[1] >>> 9),
      (words[2] + (words[2] << 3)) | 0,
      (((words[2] << 21) | (words[2] >>> 11)) + t) | 0,
      (words[3] + 1) | 0,
    ];
    return t & 255;
  }
  const getRandomValues = (bytes) => {
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = next();
    return bytes;
  };
  Object.defineProperty(global, 'crypto', { value: { getRandomValues }, configurable: true });

  if (typeof global.TextEncoder === 'undefined')
    global.TextEncoder = function TextEncoder() {
      this.encode = (text) => {
        const escaped = unescape(encodeURIComponent(text));
        const bytes = new Uint8Array(escaped.length);
        for (let at = 0; at < escaped.length; at += 1) bytes[at] = escaped.charCodeAt(at);
        return bytes;
      };
      this.encodeInto = (text, into) => {
        const bytes = this.encode(text);
        into.set(bytes);
        return { read: text.length, written: bytes.length };
      };
    };
  if (typeof global.TextDecoder === 'undefined')
    global.TextDecoder = function TextDecoder() {
      this.decode = (bytes) => {
        let text = '';
        for (let at = 0; at < bytes.length; at += 1) text += String.fromCharCode(bytes[at]);
        return decodeURIComponent(escape(text));
      };
    };
  if (typeof global.console === 'undefined') global.console = { log: global.print };
  if (typeof global.setTimeout === 'undefined') global.setTimeout = () => 0;
  const list = Array.prototype;
  if (typeof list.at === 'undefined')
    Reflect.defineProperty(list, 'at', {
      value: function at(index) {
        return this[index < 0 ? this.length + index : index];
      },
    });
  if (typeof Object.hasOwn === 'undefined')
    Object.hasOwn = (object, key) => Object.prototype.hasOwnProperty.call(object, key);
})(globalThis);

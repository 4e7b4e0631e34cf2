/**
 * Hermes inlines nothing, and ChaCha calls `rotl` 320 times for every 64 bytes, SHA-256 `rotr` 576 times and `Chi` and
 * `Maj` 64 times each: that takes longer than the rest of them. A Babel plugin that writes what is called in the place of
 * the call; for @noble/ciphers and @noble/hashes.
 */
module.exports = ({ types: t, template }) => {
  const kept = template.expression('(WORD = VALUE, WORD << LEFT | WORD >>> RIGHT)');
  const named = template.expression('(WORD << LEFT | WORD >>> RIGHT)');
  const BITS = {
    Chi: template.expression('(A & B ^ ~A & C)'),
    Maj: template.expression('(A & B ^ A & C ^ B & C)'),
  };
  /** One variable for each function is enough: every rotation is over before the next begins. */
  const words = new WeakMap();

  function wordIn(scope) {
    const { block } = scope.getFunctionParent() ?? scope.getProgramParent();
    const known = words.get(block);
    if (known !== undefined) return known;
    const word = scope.generateUidIdentifier('word');
    (scope.getFunctionParent() ?? scope.getProgramParent()).push({ id: word });
    words.set(block, word);
    return word;
  }

  function rotation(path, toLeft) {
    const [value, bits] = path.node.arguments;
    if (!t.isNumericLiteral(bits)) return;
    const LEFT = t.numericLiteral(toLeft ? bits.value : 32 - bits.value);
    const RIGHT = t.numericLiteral(toLeft ? 32 - bits.value : bits.value);
    path.replaceWith(
      t.isIdentifier(value)
        ? named({ WORD: t.cloneNode(value), LEFT, RIGHT })
        : kept({ WORD: t.cloneNode(wordIn(path.scope)), VALUE: value, LEFT, RIGHT }),
    );
  }

  return {
    visitor: {
      CallExpression(path) {
        const { callee, arguments: given } = path.node;
        if (!t.isIdentifier(callee)) return;
        const { name } = callee;
        if (name === 'rotl' || name === 'rotr') return rotation(path, name === 'rotl');
        // A value that is written out more than once must cost nothing, and change nothing.
        if (!Object.hasOwn(BITS, name) || !given.every((value) => t.isIdentifier(value))) return;
        const [A, B, C] = given.map((value) => t.cloneNode(value));
        path.replaceWith(BITS[name]({ A, B, C }));
      },
    },
  };
};

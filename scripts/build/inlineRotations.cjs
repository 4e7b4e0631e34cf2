/**
 * Hermes inlines nothing, and ChaCha calls `rotl` 320 times for every 64 bytes: that takes longer than the rest of the
 * cipher. A Babel plugin that writes what is called in the place of the call; for @noble/ciphers.
 */
module.exports = ({ types: t, template }) => {
  const rotation = template.expression('(WORD = VALUE, WORD << LEFT | WORD >>> RIGHT)');
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

  return {
    visitor: {
      CallExpression(path) {
        const {
          callee,
          arguments: [value, bits],
        } = path.node;
        if (!t.isIdentifier(callee, { name: 'rotl' }) || !t.isNumericLiteral(bits)) return;
        const WORD = wordIn(path.scope);
        const RIGHT = t.numericLiteral(32 - bits.value);
        path.replaceWith(rotation({ WORD: t.cloneNode(WORD), VALUE: value, LEFT: bits, RIGHT }));
      },
    },
  };
};

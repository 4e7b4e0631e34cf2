type Constructor = { prototype: object; super_?: unknown };

/** Stands in for Node's `util` on phones: websocket-driver only inherits. */
export function inherits(child: Constructor, parent: Constructor): void {
  child.super_ = parent;
  Object.setPrototypeOf(child.prototype, parent.prototype);
}

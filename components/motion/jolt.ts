/** What a phone feels, in g along its three axes, and when, in milliseconds. */
export type Jolt = { readonly x: number; readonly y: number; readonly z: number; readonly at: number };

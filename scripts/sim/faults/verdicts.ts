/**
 * What must never happen, and what a run is searched for after every step. `fooled`: a phone was shown another game by a
 * liar, and nobody noticed. `unread`: the host said something that no phone can read.
 */
export type Verdict =
  'lost' | 'duplicated' | 'disordered' | 'leaked' | 'stuck' | 'crashed' | 'fooled' | 'unread';

export type Failure = { readonly verdict: Verdict; readonly what: string };

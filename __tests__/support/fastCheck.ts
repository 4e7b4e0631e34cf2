import * as fc from 'fast-check';

/** What passes here passes everywhere: the same examples are drawn each time. `FC_SEED=7 npm test` draws others. */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 1) });

export * from 'fast-check';

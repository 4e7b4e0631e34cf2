/** Sentences that every phone says in its own language. */
export { READY as READY_MESSAGES } from '@/table/wire/guidance';

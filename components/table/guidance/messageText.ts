import type { Key, Translate } from '@/i18n';
import type { TableInfo } from '@/state/session/tableSession';

type Message = NonNullable<NonNullable<TableInfo['guidance']>['message']>;

/** A ready sentence in this phone's language, or the words as they were written. */
export const messageText = (t: Translate<Key>, { ready, words }: Message): string =>
  ready === undefined ? (words ?? '') : t(`message.${ready}`);

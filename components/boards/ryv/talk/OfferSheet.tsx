import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Choice } from '@/components/basics/input/Choice';
import { Field } from '@/components/basics/input/Field';
import { Notice } from '@/components/basics/page/Notice';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { distinct, movesOf } from '@/components/boards/legal';
import { useSend } from '@/components/boards/useSend';
import { useGameText } from '@/i18n';
import { levelOf, RULE_NUMBERS } from '@/rules/ryv/text/numbers';
import type { Draft, Promised } from '@/rules/ryv/types';

import { type G, promiseWords, roleName } from '@/components/boards/ryv/text/say';
import type { MineProps } from '@/components/boards/ryv/selection';

type Form = Promised['type'];
type Asked = { readonly form: Form | 'nothing' | null; readonly price: number | null; readonly text: string };
type Props = MineProps & { readonly onClose: () => void };

const UNASKED: Asked = { form: null, price: null, text: '' };

/** First what I give, then what I want in return. Nobody hears of it before both are said. */
export function OfferSheet(props: Props) {
  const draft = props.view.players[props.me]?.sheet.draft ?? null;
  return draft === null ? <Give {...props} /> : <Want {...props} draft={draft} />;
}

/** The promise among these that was asked for; words only with words. */
function promiseIn<P extends Promised | null>(
  all: readonly P[],
  { form, price, text }: Asked,
): P | undefined {
  return all.find((each) => {
    if (each === null) return form === 'nothing';
    if (each.type !== form) return false;
    return each.type === 'licence' ? each.price === price : each.type !== 'words' || text.trim() !== '';
  });
}

const giveWords = (g: G, form: Form): string =>
  form === 'licence' ? g('board.offer.licence') : g(`promise.${form}`);

function Give({ view, legal, names, busy, choose, onClose }: Props) {
  const g = useGameText('ryv');
  const [to, setTo] = useState<number | null>(null);
  const [asked, setAsked] = useState(UNASKED);
  const { send, problem } = useSend(choose);
  const all = movesOf(legal, 'propose');
  const promises = all.filter((move) => move.to === to).map(({ promise }) => promise);
  const promise = promiseIn(promises, asked);
  return (
    <Sheet
      open
      onClose={onClose}
      title={g('board.offer.title')}
      footer={
        <Button
          kind="main"
          label={g('board.offer.next')}
          disabled={busy || to === null || promise === undefined}
          why={g('board.offer.missing')}
          onPress={() =>
            to !== null && promise !== undefined && send({ type: 'propose', to, promise }, wordsOf(asked))
          }
        />
      }
    >
      {problem !== null && <Notice tone="bad" text={problem} />}
      <Text size="small" tone="soft">
        {g(`board.law.${levelOf(view, 'legal')}`, RULE_NUMBERS)}
      </Text>
      <Choice
        label={g('board.offer.to')}
        value={to}
        options={distinct(all.map((move) => move.to)).map((seat) => ({
          value: seat,
          label: names[seat] ?? '',
          hint: view.players[seat] === undefined ? undefined : roleName(g, view.players[seat]),
          picture: <SeatMark seat={seat} />,
        }))}
        onChange={setTo}
      />
      {to !== null && (
        <Side
          label={g('board.offer.what')}
          promises={promises}
          wordsFor={(form) => (form === 'nothing' ? '' : giveWords(g, form))}
          asked={asked}
          onAsk={setAsked}
        />
      )}
    </Sheet>
  );
}

function Want({ legal, names, busy, choose, onClose, draft }: Props & { readonly draft: Draft }) {
  const g = useGameText('ryv');
  const [asked, setAsked] = useState(UNASKED);
  const { send, problem } = useSend(choose, onClose);
  const wants = movesOf(legal, 'offer').map(({ want }) => want);
  const want = promiseIn(wants, asked);
  const to = names[draft.to] ?? '';
  return (
    <Sheet
      open
      onClose={onClose}
      title={g('board.offer.return')}
      footer={
        <>
          <Button
            kind="main"
            label={g('board.offer.send', { to })}
            disabled={busy || want === undefined}
            why={g('board.offer.missing')}
            onPress={() => want !== undefined && send({ type: 'offer', want }, wordsOf(asked))}
          />
          <Button
            kind="quiet"
            label={g('move.withdraw')}
            disabled={busy}
            onPress={() => send({ type: 'withdraw' })}
          />
        </>
      }
    >
      {problem !== null && <Notice tone="bad" text={problem} />}
      <Text>{g('board.offer.yours', { to, promise: promiseWords(g, draft.promise, draft.text) })}</Text>
      <Side
        label={g('board.offer.return')}
        promises={wants}
        wordsFor={(form) => (form === 'nothing' ? g('board.offer.nothing') : g(`board.offer.return.${form}`))}
        asked={asked}
        onAsk={setAsked}
      />
    </Sheet>
  );
}

const wordsOf = ({ form, text }: Asked): string | undefined => (form === 'words' ? text.trim() : undefined);

/** One side of a deal: what, and for how much or in which words. */
function Side({
  label,
  promises,
  wordsFor,
  asked,
  onAsk,
}: {
  readonly label: string;
  readonly promises: readonly (Promised | null)[];
  readonly wordsFor: (form: Form | 'nothing') => string;
  readonly asked: Asked;
  readonly onAsk: (asked: Asked) => void;
}) {
  const g = useGameText('ryv');
  const prices = promises.flatMap((each) => (each?.type === 'licence' ? [each.price] : []));
  return (
    <>
      <Choice
        label={label}
        value={asked.form}
        options={distinct(promises.map((each) => each?.type ?? ('nothing' as const))).map((form) => ({
          value: form,
          label: wordsFor(form),
        }))}
        onChange={(form) => onAsk({ ...asked, form })}
      />
      {asked.form === 'licence' && (
        <Choice
          label={g('board.offer.price')}
          across
          value={asked.price}
          options={prices.map((price) => ({ value: price, label: g('board.price', { price }) }))}
          onChange={(price) => onAsk({ ...asked, price })}
        />
      )}
      {asked.form === 'words' && (
        <Field
          label={g('board.offer.words')}
          value={asked.text}
          onChange={(text) => onAsk({ ...asked, text })}
          max={RULE_NUMBERS.wordsLength}
        />
      )}
    </>
  );
}

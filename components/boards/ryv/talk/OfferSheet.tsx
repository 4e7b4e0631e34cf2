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
import type { Promised } from '@/rules/ryv/types';

import { type G, roleName } from '@/components/boards/ryv/text/say';
import type { MineProps } from '@/components/boards/ryv/selection';

type Form = Promised['type'];
type Asked = { readonly to: number | null; readonly form: Form | null; readonly price: number | null };

const formWords = (g: G, form: Form): string =>
  form === 'licence' ? g('board.offer.licence') : g(`promise.${form}`);

/** Asks to whom, what and for how much. Each answer leaves fewer options for the next question. */
export function OfferSheet({
  view,
  legal,
  names,
  busy,
  choose,
  onClose,
}: MineProps & { onClose: () => void }) {
  const g = useGameText('ryv');
  const [asked, setAsked] = useState<Asked>({ to: null, form: null, price: null });
  const [text, setText] = useState('');
  const { send, problem } = useSend(choose, onClose);
  const all = movesOf(legal, 'propose');
  const toThem = all.filter(({ to }) => to === asked.to);
  const forms = distinct(toThem.map(({ promise }) => promise.type));
  const inForm = toThem.filter(({ promise }) => promise.type === asked.form);
  const prices = inForm.flatMap(({ promise }) => (promise.type === 'licence' ? [promise.price] : []));
  const words = asked.form === 'words' ? text.trim() : '';
  const move = inForm.find(({ promise }) => promise.type !== 'licence' || promise.price === asked.price);
  const isSaid = move !== undefined && (asked.form !== 'words' || words !== '');
  return (
    <Sheet
      open
      onClose={onClose}
      title={g('board.offer.title')}
      footer={
        <Button
          kind="main"
          label={asked.to === null ? g('board.offer') : g('board.offer.send', { to: names[asked.to] ?? '' })}
          disabled={busy || !isSaid}
          why={g('board.offer.missing')}
          onPress={() => move !== undefined && send(move, asked.form === 'words' ? words : undefined)}
        />
      }
    >
      {problem !== null && <Notice tone="bad" text={problem} />}
      <Text size="small" tone="soft">
        {g(`board.law.${levelOf(view, 'legal')}`, RULE_NUMBERS)}
      </Text>
      <Choice
        label={g('board.offer.to')}
        value={asked.to}
        options={distinct(all.map(({ to }) => to)).map((to) => ({
          value: to,
          label: names[to] ?? '',
          hint: view.players[to] === undefined ? undefined : roleName(g, view.players[to]),
          picture: <SeatMark seat={to} />,
        }))}
        onChange={(to) => setAsked({ ...asked, to })}
      />
      {asked.to !== null && (
        <Choice
          label={g('board.offer.what')}
          value={asked.form}
          options={forms.map((form) => ({ value: form, label: formWords(g, form) }))}
          onChange={(form) => setAsked({ ...asked, form })}
        />
      )}
      {asked.form === 'licence' && (
        <Choice
          label={g('board.offer.price')}
          across
          value={asked.price}
          options={prices.map((price) => ({ value: price, label: g('board.price', { price }) }))}
          onChange={(price) => setAsked({ ...asked, price })}
        />
      )}
      {asked.form === 'words' && (
        <Field
          label={g('board.offer.words')}
          value={text}
          onChange={setText}
          max={RULE_NUMBERS.wordsLength}
        />
      )}
    </Sheet>
  );
}

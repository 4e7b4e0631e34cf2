import { useEffect, useState } from 'react';

import { Notice, type NoticeProps } from '@/components/basics/page/Notice';

/** Long enough to be read twice. */
const SHOWN_MS = 9_000;

/** A notice that goes by itself, or when it is touched away. Another text is another notice. */
export function Passing({ onClose, ...notice }: NoticeProps) {
  const { text } = notice;
  const [gone, setGone] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setGone(text), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text]);
  if (gone === text) return null;
  return (
    <Notice
      {...notice}
      onClose={() => {
        setGone(text);
        onClose?.();
      }}
    />
  );
}

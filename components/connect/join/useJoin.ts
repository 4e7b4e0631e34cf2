import { useRouter } from 'expo-router';
import { useCallback, useEffect, useState } from 'react';

import { goToOtherHost, isLinkToOtherHost, onOpenedLink } from '@/components/basics/navigation/openedLink';
import { type CodeAnswer, linkOfCode } from '@/state/join/typedCode';
import { joinByLink } from '@/state/session/connectToTable';

type Joined = ReturnType<typeof joinByLink>;
export type JoinProblem =
  Extract<Joined, { ok: false }>['why'] | Extract<CodeAnswer, { ok: false }>['why'] | 'no-seat';

/** The link of a device that recovers tables. */
const RECOVERY = /^http:\/\/[^/#?\s]+\/recover#/i;

/** Joins by link or by typed code. Each attempt ends at a table or in a problem to show. */
export function useJoin() {
  const router = useRouter();
  const [problem, setProblem] = useState<JoinProblem | null>(null);
  const [isLooking, setLooking] = useState(false);

  const follow = useCallback(
    (way: string) => {
      if (RECOVERY.test(way)) {
        void import('@/components/recovery/pages')
          .then(({ comeFromAnywhere }) => comeFromAnywhere(way))
          .then((tableId) => {
            if (tableId === null) setProblem('no-seat');
            else router.replace(`/table/${tableId}`);
          });
        return true;
      }
      const joined = joinByLink(way);
      if (joined.ok) router.replace(`/table/${joined.tableId}`);
      setProblem(joined.ok ? null : joined.why);
      return joined.ok;
    },
    [router],
  );
  useEffect(() => onOpenedLink(follow), [follow]);

  function followTyped(typed: string) {
    const way = typed.trim();
    if (isLinkToOtherHost(way)) goToOtherHost(way);
    else follow(way);
  }

  async function followCode(typed: string, place = '') {
    setLooking(true);
    const found = await linkOfCode(typed, place);
    setLooking(false);
    if (found.ok) follow(found.link);
    else setProblem(found.why);
  }

  return { problem, forgetProblem: () => setProblem(null), isLooking, follow, followTyped, followCode };
}

export type Join = ReturnType<typeof useJoin>;

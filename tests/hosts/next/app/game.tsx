'use client';
import 'cadogan-patience/react';
import type { PatienceEventMap, PatienceGame } from 'cadogan-patience';
import { useCallback, useState } from 'react';

export default function Game() {
  const [ply, setPly] = useState(0);
  // Markup that came from a server: React gives such an element no listener of a name of its own, so a ref does.
  const heard = useCallback((game: PatienceGame | null) => {
    const moved = ({ detail }: PatienceEventMap['patience-move']) => setPly(detail.ply);
    game?.addEventListener('patience-move', moved);
    return () => game?.removeEventListener('patience-move', moved);
  }, []);
  return (
    <>
      <patience-game deal="SRF3-392S" controls="full" ref={heard} />
      <output>{ply}</output>
    </>
  );
}

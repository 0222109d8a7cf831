import 'cadogan-patience/react';
import type { PatienceEventMap } from 'cadogan-patience/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Game() {
  const [ply, setPly] = useState(0);
  const moved = ({ detail }: PatienceEventMap['patience-move']) => setPly(detail.ply);
  return (
    <>
      <patience-game deal="SRF3-392S" controls="full" onpatience-move={moved} />
      <output>{ply}</output>
    </>
  );
}

// @ts-expect-error no such choice of suits
export const wrong = <patience-game suits={3} />;

createRoot(document.getElementById('root')!).render(<Game />);

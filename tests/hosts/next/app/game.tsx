'use client';
import 'cadogan-patience/react';
import type { PatienceEventMap } from 'cadogan-patience/react';
import { useState } from 'react';

export default function Game() {
  const [ply, setPly] = useState(0);
  const moved = ({ detail }: PatienceEventMap['patience-move']) => setPly(detail.ply);
  return (
    <>
      <patience-game deal="SRF3-392S" controls="full" onpatience-move={moved} />
      <output>{ply}</output>
    </>
  );
}

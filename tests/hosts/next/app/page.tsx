import Game from './game';

export default function Page() {
  return <Game />;
}

//! Win rates of rollouts: `win_rate GAME FIRST..LAST GAMES [ORDERS [NODES]]`; games won, and games a second.

use patience::{Deal, Game, Position};
use patience_solver::{rollout::Skill, win_rate::estimate_win_rate};

mod clock;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let game = args.next().and_then(|id| Game::by_id(&id)).ok_or("which game?")?;
    let range = args.next().ok_or("which deals?")?;
    let (first, last) = range.split_once("..").ok_or("which deals?")?;
    let of = args.next().ok_or("how many tries?")?.parse()?;
    let mut skill = Skill::QUICK;
    if let Some(orders) = args.next() {
        skill = Skill { orders: orders.parse()?, ..Skill::THOUGHTFUL };
    }
    if let Some(nodes) = args.next() {
        skill.nodes = [nodes.parse()?; 2];
    }
    let start = clock::seconds();
    let (mut won, mut deals, mut home) = (0, 0, 0);
    let mut spread = [0; 5];
    for number in first.parse::<u32>()?..last.parse()? {
        let deal = Deal::numbered(game, number).ok_or("no such deal")?;
        let rate = estimate_win_rate(&Position::start(&deal), skill, of)?;
        won += rate.won;
        home += rate.cards_home;
        deals += 1;
        spread[if rate.won == 0 { 0 } else { (1 + rate.won * 4 / (of + 1)) as usize }] += 1;
    }
    let (games, seconds) = (deals * of, clock::seconds() - start);
    println!(
        "{}: {won} of {games} games won, {:.1} %, {:.1} cards home, {:.0} games a second; deals by wins (none, quarters): {spread:?}",
        game.id,
        100.0 * f64::from(won) / f64::from(games),
        f64::from(home) / f64::from(games),
        f64::from(games) / seconds
    );
    Ok(())
}

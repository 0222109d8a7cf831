import 'cadogan-patience';

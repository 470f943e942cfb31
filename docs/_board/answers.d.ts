// What the board asks the engine, and what that answers. Written by `python3 start.py js_types`
// from the types of openends_page: change them there.

/** A line by the rules of a game. */
export interface PositionParams {
  lang: string;
  width: number;
  line: string;
  rules: string;
}

/** All that a page shows of a position. */
export interface Position {
  /** The line as text, which asks for the same position again. */
  line: string;
  /** Width and height of the picture, in half-tiles. */
  size: [number, number];
  /** The line of words. */
  words: string;
  /** A sentence for the status. */
  message: string;
  ends: End[];
  /** The tiles to choose from: of the set those that are not on the table, or a hand. */
  free: string[];
  /** For each free tile that fits somewhere, the ends that it fits. */
  fits: Record<string, string[]>;
  /** For each free tile, the sentence that says where it fits. */
  chosen: Record<string, string>;
  /** SVG. */
  picture: string;
}

/** An open end of a line. */
export interface End {
  id: string;
  name: string;
  /** Left, top, width and height in % of the picture. */
  box: [number, number, number, number];
}

/** A placement on a line. */
export interface PlaceParams {
  lang: string;
  width: number;
  line: string;
  rules: string;
  tile: string;
  /** The id of an open end, null to start a line. */
  end: string | null;
}

/** The answer to a placement: the new position, or why it is illegal. */
export type Placed =
  | { position: Position; illegal?: undefined }
  | { position?: undefined; illegal: IllegalShown };

/** Why a choice is illegal: the reason code, and the sentence that says it. */
export interface IllegalShown {
  code: string;
  message: string;
}

/** A match as text, and which hint is wanted. */
export interface HintParams {
  lang: string;
  practice: string;
  /** 1 tells what can be placed, 2 what to look at, 3 the best move and why. */
  rung: number;
}

/** The answer to a wish for a hint, or why there is none. */
export type Hinted =
  | { hint: HintShown; illegal?: undefined }
  | { hint?: undefined; illegal: IllegalShown };

/** A hint: sentences, and the tiles and ends that they are about. */
export interface HintShown {
  messages: string[];
  tiles: string[];
  ends: string[];
}

/** A match as text, and a round of it. */
export interface ReviewParams {
  lang: string;
  practice: string;
  /** From 1. */
  round: number;
  /** The first of the moves that is wanted: those before it the page has. */
  first?: number;
}

/** The answer to a wish for a review, or why there is none. */
export type Reviewing =
  | { review: ReviewShown; illegal?: undefined }
  | { review?: undefined; illegal: IllegalShown };

/** Moves of a round. */
export interface ReviewShown {
  moves: MoveShown[];
  /** The first move that did not fit into the answer, null where there are no more. */
  next: number | null;
}

/** A move of the reader: which of the events it is, what was chosen, all choices. */
export interface MoveShown {
  event: number;
  message: string;
  /** The action. */
  chosen: string;
  /** The best one first. */
  choices: ChoiceShown[];
}

/** What a move was expected to bring, and why. */
export interface ChoiceShown {
  action: string;
  message: string;
  reasons: string[];
  sure: string;
}

/** A round, as text. */
export interface RoundParams {
  lang: string;
  width: number;
  round: string;
  /** The seat of the one who reads, who is spoken to. */
  reader?: number;
}

/** All that a page shows of a round. */
export interface RoundShown {
  /** The round as text, which asks for the same again. */
  round: string;
  /** The line; its free tiles are the hand of the seat whose turn it is. */
  position: Position;
  hands: string[][];
  /** How many tiles lie in the boneyard. */
  boneyard: number;
  /** How many of them can be drawn: the rest is protected. */
  drawable: number;
  /** The seat whose turn it is. */
  turn: number;
  /** What that seat may do; empty when the round is over. */
  legal: ActionShown[];
  /** What was done last, what is open after a placement, and whose turn it is or how the round was settled. */
  message: string;
}

/** An action: as text, and whether it is to place, to draw or to pass. */
export interface ActionShown {
  action: string;
  kind: "place" | "draw" | "pass";
}

/** An action in a round: [1|4]@L, draw, pass. */
export interface ActParams {
  lang: string;
  width: number;
  round: string;
  /** The seat of the one who reads, who is spoken to. */
  reader?: number;
  action: string;
}

/** The answer to an action: the round after it, or why it is illegal. */
export type Acted =
  | { round: RoundShown; illegal?: undefined }
  | { round?: undefined; illegal: IllegalShown };

/** The set-up of a new match. */
export interface SetUpParams {
  lang: string;
  width: number;
  rules: string;
  /** you at one seat, levels at the others. */
  seats: string[];
  seed: string;
  /** What was typed for one, null for that of the rules. */
  target: string | null;
  hands: "hidden" | "open";
}

/** The answer to a set-up: the match, or what is wrong. */
export type Begun =
  | { practice: PracticeShown; illegal?: undefined }
  | { practice?: undefined; illegal: SetUpFault };

/** All that a page shows of a match. */
export interface PracticeShown {
  /** What is large: text, picture, events, board. */
  pieces: Pieces;
  /** The rules as text. */
  rules: string;
  seats: SeatShown[];
  /** The line; its free tiles are the reader's hand. */
  position: FramedLine;
  /** Which round is shown, from 1. */
  round: number;
  /** Whether it is the reader's turn. */
  yours: boolean;
  /** What the reader may do; empty when it is not their turn. */
  legal: ActionShown[];
  /** How many tiles lie in the boneyard. */
  boneyard: number;
  /** How many of them can be drawn: the rest is protected. */
  drawable: number;
  /** The first event that is new since the text that was sent; none is: how many there are. */
  added: number;
  /** What is new, and whose turn it is. */
  message: string;
  /** What has come to its end. */
  over: "no" | "round" | "match";
  /** How the round, and the match, ended; empty while it goes on. */
  result: string;
  can_undo: boolean;
  /** How the round was settled, once it is. */
  settled?: SettledShown;
}

/** What is new of a match: what stands before …_from the page has. */
export interface Pieces {
  /** In units of UTF-16. */
  text_from: number;
  /** The match as text, which asks for the same again. */
  text: string;
  tiles_from: number;
  /** The tiles on the table as parts of the picture, SVG, in the order placed. */
  tiles: string[];
  events_from: number;
  events: EventShown[];
  /** The board, where it is another one. */
  board?: BoardShown;
  /** What there is more: it is to be asked for. */
  rest?: Rest;
}

/** An event: its message, the round from 1, and its kind. */
export interface EventShown {
  message: string;
  round: number;
  kind: string;
  /** Who has acted, where the event is somebody's action. */
  seat?: number;
  /** The tile that was placed. */
  tile?: string;
}

/** The cribbage board: SVG, the mark of each side's pegs as SVG, and its words. */
export interface BoardShown {
  picture: string;
  marks: string[];
  message: string;
}

/** Where the pieces of a match that did not fit into an answer begin. */
export interface Rest {
  /** In units of UTF-16, as JavaScript counts. */
  text: number;
  tiles: number;
  events: number;
  /** Whether the board is among them. */
  board: boolean;
}

/** A seat of a match. */
export interface SeatShown {
  name: string;
  /** The level of the player who sits there, null for the reader. */
  level: string | null;
  /** How many tiles it holds. */
  count: number;
  /** null while it is hidden. */
  hand: string[] | null;
  side: number;
  score: number;
  leads: boolean;
  turn: boolean;
  /** The pips of its hand, tile by tile added up, once the round is settled. */
  pips?: number[];
}

/** A line whose picture comes in pieces: this is the SVG up to its first tile. */
export interface FramedLine {
  /** The line as text, which asks for the same position again. */
  line: string;
  /** Width and height of the picture, in half-tiles. */
  size: [number, number];
  /** The line of words. */
  words: string;
  /** A sentence for the status. */
  message: string;
  ends: End[];
  /** The tiles to choose from: of the set those that are not on the table, or a hand. */
  free: string[];
  /** For each free tile that fits somewhere, the ends that it fits. */
  fits: Record<string, string[]>;
  /** For each free tile, the sentence that says where it fits. */
  chosen: Record<string, string>;
  frame: string;
}

/** How a round was settled, for the eye: what is said of it stands in the result. */
export interface SettledShown {
  /** As written, 7 + 8 − 3 = 12; empty when nobody scores. */
  sum: string;
  /** The seats that won; none where nobody did. */
  winners: number[];
  /** What the match came to, a line each; none while it goes on. */
  statistics: string[];
}

/** Why a match cannot begin, and the field of the set-up that it is about. */
export interface SetUpFault {
  code: string;
  message: string;
  field: string;
}

/** A match as text. */
export interface PracticeParams {
  lang: string;
  width: number;
  practice: string;
  /** How many events have happened at a moment of the past, that is to be shown. */
  at?: number | null;
  /** How many events the page has of the match. */
  events?: number;
}

/** The answer to a text: the match, or why the text does not open. */
export type Opened =
  | { practice: PracticeShown; illegal?: undefined }
  | { practice?: undefined; illegal: TextFault };

/** Why a text does not open, and the character where it does not, from 1. */
export interface TextFault {
  code: string;
  message: string;
  column: number;
}

/** A match as text, and where the pieces of it begin that are wanted: the rest of an answer. */
export interface PiecesParams {
  lang: string;
  width: number;
  /** In units of UTF-16, as JavaScript counts. */
  text: number;
  tiles: number;
  events: number;
  /** Whether the board is among them. */
  board: boolean;
  practice: string;
  at?: number | null;
}

/** An action of the reader: [1|4]@L, draw, pass, or deal for the next round. */
export interface TurnActParams {
  lang: string;
  width: number;
  practice: string;
  /** The width of the picture that the page has of it. */
  drawn?: number;
  action: string;
}

/** The answer to an action: the match after it, or why it is illegal. */
export type Went =
  | { practice: PracticeShown; illegal?: undefined }
  | { practice?: undefined; illegal: IllegalShown };

/** A match as text, to go on with. */
export interface TurnParams {
  lang: string;
  width: number;
  practice: string;
  /** The width of the picture that the page has of it. */
  drawn?: number;
}

/** A match as text. */
export interface UnseenParams {
  lang: string;
  practice: string;
}

/** The tiles that the reader has not seen, by number. */
export interface UnseenShown {
  message: string;
  numbers: NumberUnseen[];
}

/** How many tiles that show a number are unseen. */
export interface NumberUnseen {
  number: number;
  unseen: number;
  message: string;
}

/** Hands as they are typed. */
export interface SettlementParams {
  lang: string;
  rules: string;
  /** Pip totals or tiles, first seat first. */
  hands: string[];
  /** The seat that went out, null when the round is blocked. */
  out: number | null;
  /** The seats by when they last placed, the latest first; or none. */
  last: number[];
}

/** The answer: a settlement, or all that is wrong, each fault with its field. */
export interface SettlementAnswer {
  settlement?: Settled;
  illegal?: FieldFault[];
  /** For each hand the tiles that were typed; null for a total and for what cannot be read. */
  tiles: (string[] | null)[];
  /** The rules in their plainest text, unless it is they that are wrong. */
  rules?: string;
  /** Their options that are a choice between named values, with the value of each. */
  choices?: Record<string, string>;
}

/** How a round was settled. */
export interface Settled {
  /** The seats of the winning side. */
  winners: number[];
  points: number;
  sum: string;
  totals: number[];
  message: string;
}

/** Why hands cannot be settled: code, sentence, and where it belongs. */
export interface FieldFault {
  code: string;
  message: string;
  field: string;
  hand: number | null;
}

/** Tiles, as text. */
export interface TilesParams {
  lang: string;
  tiles: string[];
}

/** Tiles in the order in which they were asked for. */
export interface TilesShown {
  tiles: TileShown[];
}

/** A tile: as text, its name, and its picture, upright, as SVG. */
export interface TileShown {
  tile: string;
  name: string;
  picture: string;
}

/** Every question of a page. */
export interface Questions {
  position: { params: PositionParams; answer: Position };
  place: { params: PlaceParams; answer: Placed };
  practice_hint: { params: HintParams; answer: Hinted };
  practice_review: { params: ReviewParams; answer: Reviewing };
  round: { params: RoundParams; answer: RoundShown };
  act: { params: ActParams; answer: Acted };
  practice_new: { params: SetUpParams; answer: Begun };
  practice: { params: PracticeParams; answer: Opened };
  practice_pieces: { params: PiecesParams; answer: Pieces };
  practice_act: { params: TurnActParams; answer: Went };
  practice_other: { params: TurnParams; answer: Went };
  practice_undo: { params: TurnParams; answer: Went };
  practice_again: { params: TurnParams; answer: Went };
  practice_unseen: { params: UnseenParams; answer: UnseenShown };
  settlement: { params: SettlementParams; answer: SettlementAnswer };
  tiles: { params: TilesParams; answer: TilesShown };
}

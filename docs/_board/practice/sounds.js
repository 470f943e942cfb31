// Short sounds of the table, made by the page itself; off until the reader asks for them.

/** Of each kind of event: how high in hertz, how long in seconds, how loud. @type {Record<string, [number, number, number]>} */
const KNOCKS = {
  place: [1400, 0.05, 0.5],
  draw: [700, 0.07, 0.3],
  pass: [240, 0.12, 0.35],
  deal: [900, 0.16, 0.25],
  settlement: [520, 0.3, 0.4],
  end: [660, 0.6, 0.45],
};

export class Sounds {
  /** @type {AudioContext | undefined} */
  #audio;
  #wanted;

  /** @param {() => boolean} wanted whether the reader has asked for them */
  constructor(wanted) {
    this.#wanted = wanted;
  }

  /** Sound the last thing that has happened. @param {import("../answers.js").EventShown[]} news */
  play(news) {
    const sound = news.map(({ kind }) => KNOCKS[kind]).findLast(Boolean);
    if (!sound || !this.#wanted() || document.hidden) return;
    const [pitch, time, loud] = sound;
    this.#audio ??= new AudioContext();
    const { currentTime, destination } = this.#audio;
    const knock = this.#audio.createOscillator();
    const loudness = this.#audio.createGain();
    knock.type = "triangle";
    knock.frequency.setValueAtTime(pitch, currentTime);
    knock.frequency.exponentialRampToValueAtTime(pitch / 2, currentTime + time);
    loudness.gain.setValueAtTime(loud, currentTime);
    loudness.gain.exponentialRampToValueAtTime(0.001, currentTime + time);
    knock.connect(loudness).connect(destination);
    knock.start();
    knock.stop(currentTime + time);
  }
}

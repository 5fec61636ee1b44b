const GROWTH = 1.6;

/** Collects texts as concatenated UTF-8. */
export class TextWriter {
  #bytes = new Uint8Array(1024);
  #used = 0;
  readonly #offsets: number[] = [0];
  readonly #encoder = new TextEncoder();

  add(text: string): number {
    const needed = this.#used + text.length * 3;
    if (needed > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(needed, Math.ceil(this.#bytes.length * GROWTH)));
      larger.set(this.#bytes.subarray(0, this.#used));
      this.#bytes = larger;
    }
    this.#used += this.#encoder.encodeInto(text, this.#bytes.subarray(this.#used)).written;
    this.#offsets.push(this.#used);
    return this.#offsets.length - 2;
  }

  /** The columns, in insertion order or a given order. */
  columns(order?: Uint32Array): { bytes: Uint8Array; offsets: Uint32Array } {
    if (order === undefined) {
      return { bytes: this.#bytes.slice(0, this.#used), offsets: Uint32Array.from(this.#offsets) };
    }
    const bytes = new Uint8Array(this.#used);
    const offsets = new Uint32Array(order.length + 1);
    let at = 0;
    order.forEach((place, index) => {
      const from = this.#offsets[place] ?? 0;
      const to = this.#offsets[place + 1] ?? from;
      bytes.set(this.#bytes.subarray(from, to), at);
      at += to - from;
      offsets[index + 1] = at;
    });
    return { bytes: bytes.slice(0, at), offsets };
  }
}

/** Texts of a snapshot, decoded on access. */
export class TextColumn {
  readonly #bytes: Uint8Array;
  readonly #offsets: Uint32Array;
  readonly #decoder = new TextDecoder();

  constructor(bytes: Uint8Array, offsets: Uint32Array) {
    this.#bytes = bytes;
    this.#offsets = offsets;
  }

  get length(): number {
    return this.#offsets.length - 1;
  }

  at(place: number): string {
    return this.#decoder.decode(this.#bytes.subarray(this.#offsets[place], this.#offsets[place + 1]));
  }

  toArray(): string[] {
    return Array.from({ length: this.length }, (_, place) => this.at(place));
  }
}

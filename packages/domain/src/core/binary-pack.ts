export type Column = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float32Array | Float64Array;

const CONSTRUCTORS = {
  u8: Uint8Array,
  u16: Uint16Array,
  i32: Int32Array,
  u32: Uint32Array,
  f32: Float32Array,
  f64: Float64Array,
} as const;

type ColumnType = keyof typeof CONSTRUCTORS;

interface Entry {
  readonly name: string;
  readonly type: ColumnType;
  readonly offset: number;
  readonly length: number;
}

interface Header {
  readonly format: string;
  readonly columns: readonly Entry[];
  readonly meta: unknown;
}

const ALIGNMENT = 8;

const aligned = (offset: number): number => Math.ceil(offset / ALIGNMENT) * ALIGNMENT;

const typeOf = (column: Column): ColumnType => {
  const found = Object.entries(CONSTRUCTORS).find(([, constructor]) => column instanceof constructor);
  if (!found) throw new TypeError('A pack holds typed arrays only');
  return found[0] as ColumnType;
};

/** Packs typed arrays and JSON: header length (4 bytes), JSON header, aligned little-endian columns. */
export function packColumns(
  format: string,
  columns: Readonly<Record<string, Column>>,
  meta: unknown,
): Uint8Array {
  let offset = 0;
  const entries = Object.entries(columns).map(([name, column]): Entry => {
    const entry = { name, type: typeOf(column), offset, length: column.length };
    offset = aligned(offset + column.byteLength);
    return entry;
  });
  const header = new TextEncoder().encode(
    JSON.stringify({ format, columns: entries, meta } satisfies Header),
  );
  const start = aligned(4 + header.length);
  const bytes = new Uint8Array(start + offset);
  new DataView(bytes.buffer).setUint32(0, header.length, true);
  bytes.set(header, 4);
  Object.values(columns).forEach((column, index) => {
    const view = new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
    bytes.set(view, start + (entries[index]?.offset ?? 0));
  });
  return bytes;
}

/** Reads the columns of a pack by name. */
export class ColumnReader {
  readonly meta: unknown;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #buffer: ArrayBuffer;
  readonly #start: number;
  readonly #end: number;

  /**
   * Reads the header. Columns are views of the same memory, without copying.
   * @throws RangeError for bytes of another format.
   */
  constructor(format: string, bytes: Uint8Array) {
    const own =
      bytes.byteOffset % ALIGNMENT === 0 && bytes.buffer instanceof ArrayBuffer
        ? bytes
        : new Uint8Array(bytes);
    const length = own.byteLength < 4 ? 0 : new DataView(own.buffer, own.byteOffset).getUint32(0, true);
    if (length === 0 || 4 + length > own.byteLength) throw new RangeError(`Not a ${format} pack`);
    const header = readHeader(own.subarray(4, 4 + length));
    if (header?.format !== format) throw new RangeError(`Not a ${format} pack`);
    this.meta = header.meta;
    this.#entries = new Map(header.columns.map((entry) => [entry.name, entry]));
    this.#buffer = own.buffer as ArrayBuffer;
    this.#start = own.byteOffset + aligned(4 + length);
    this.#end = own.byteOffset + own.byteLength;
  }

  /** A column. Throws RangeError if it is missing or has another type. */
  column<T extends ColumnType>(name: string, type: T): InstanceType<(typeof CONSTRUCTORS)[T]> {
    const entry = this.#entries.get(name);
    if (entry?.type !== type) throw new RangeError(`The pack has no column ${name} of type ${type}`);
    const Constructor = CONSTRUCTORS[type];
    const end = this.#start + entry.offset + entry.length * Constructor.BYTES_PER_ELEMENT;
    if (end > this.#end) throw new RangeError('The pack is cut short');
    return new Constructor(this.#buffer, this.#start + entry.offset, entry.length) as InstanceType<
      (typeof CONSTRUCTORS)[T]
    >;
  }
}

const readHeader = (bytes: Uint8Array): Header | null => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Header;
  } catch {
    return null;
  }
};

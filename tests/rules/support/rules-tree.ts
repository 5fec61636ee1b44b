import { parseForESLint } from '@firebase/eslint-plugin-security-rules/parser';

/** A node of the parse tree of Google's published grammar; leaves carry a token. */
export interface Node {
  children?: Node[] | null;
  /** The token of a leaf; offsets are inclusive. */
  symbol?: { text: string; start: number; stop: number };
  start?: { start: number; line: number };
  stop?: { stop: number };
}

/** The parse tree of a rules file; throws a SyntaxError where the grammar refuses it. */
export function parseRules(source: string): Node {
  return parseForESLint(source).services.tree as Node;
}

/** The kind of a node: the grammar's alternative without its suffix, for example `LogicalAndExpression`; `''` for leaves. */
export const kindOf = (node: Node) => (node.symbol ? '' : node.constructor.name.replace(/Context$/, ''));

export const childrenOf = (node: Node): Node[] => node.children ?? [];

/** Children that are expressions. */
export const operandsOf = (node: Node) =>
  childrenOf(node).filter((child) => /Expression$/.test(kindOf(child)));

/** First and one past the last offset of a node in the source. */
export function rangeOf(node: Node): [from: number, to: number] {
  if (node.symbol) return [node.symbol.start, node.symbol.stop + 1];
  return [node.start?.start ?? 0, (node.stop?.stop ?? -1) + 1];
}

export function textOf(node: Node): string {
  return node.symbol ? node.symbol.text : childrenOf(node).map(textOf).join('');
}

/** The node and everything below it, parents first. */
export function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* walk(child);
}

export const childOf = (node: Node, kind: string) => childrenOf(node).find((child) => kindOf(child) === kind);
export const childrenOfKind = (node: Node, kind: string) =>
  childrenOf(node).filter((child) => kindOf(child) === kind);

import {
  childOf,
  childrenOf,
  childrenOfKind,
  kindOf,
  operandsOf,
  parseRules,
  rangeOf,
  textOf,
  walk,
  type Node,
} from '../support/rules-tree.ts';

/** The rules with one small mistake. */
export interface Mutant {
  line: number;
  /** Where in the right rules the mistake was made. */
  offset: number;
  /** The match and the function it was made in, and the mistake in words. */
  what: string;
  /** The documents of that match; all where it was made in a function that several share. */
  documents: RegExp;
  source: string;
  /** Top-level collections whose requests the mistake can reach. */
  collections: ReadonlySet<string>;
}

interface Edit {
  node: Node;
  /** Replaces the node's text. */
  text: string;
  mistake: string;
}

const LOGICAL = /^Logical(And|Or)Expression$/;
const FLIPPED: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '<=': '<',
  '>=': '>',
  '<': '<=',
  '>': '>=',
  '&&': '||',
  '||': '&&',
};
const WIDER_METHODS: Readonly<Record<string, string>> = {
  get: 'read',
  list: 'read',
  create: 'write',
  update: 'write',
  delete: 'write',
};

/** One conjunct or disjunct less. */
function dropped(node: Node, code: (node: Node) => string): Edit[] {
  const [left, right] = operandsOf(node);
  if (!LOGICAL.test(kindOf(node)) || !left || !right) return [];
  const drop = (gone: Node, kept: Node): Edit => ({
    node,
    text: code(kept),
    mistake: `without ${code(gone)}`,
  });
  // The left side of a chain is a chain: its members are dropped at its own nodes.
  return kindOf(left) === kindOf(node) ? [drop(right, left)] : [drop(right, left), drop(left, right)];
}

/** An operator turned into its neighbour. */
function flipped(node: Node, code: (node: Node) => string): Edit[] {
  if (!/^(Logical(And|Or)|Equality|Relational)Expression$/.test(kindOf(node))) return [];
  const where = LOGICAL.test(kindOf(node))
    ? `before ${operandsOf(node).slice(1).map(code).join()}`
    : `in ${code(node)}`;
  return childrenOf(node).flatMap((child) => {
    const other = child.symbol && FLIPPED[child.symbol.text];
    return other ? [{ node: child, text: other, mistake: `${textOf(child)} as ${other} ${where}` }] : [];
  });
}

/** A negation forgotten. */
function affirmed(node: Node, code: (node: Node) => string): Edit[] {
  const [operand] = operandsOf(node);
  return kindOf(node) === 'NotExpression' && operand
    ? [{ node, text: code(operand), mistake: 'without the negation' }]
    : [];
}

/** A number one too large and one too small; `around` is what it stands in. */
function moved(node: Node, around: string): Edit[] {
  if (kindOf(node) !== 'Literal' || !/^\d+(\.\d+)?$/.test(textOf(node))) return [];
  const text = textOf(node);
  const by = (step: number) =>
    text.includes('.') ? (Number(text) + step).toFixed(2) : String(BigInt(text) + BigInt(step));
  return [1, -1].map((step) => ({ node, text: by(step), mistake: `${text} as ${by(step)} in ${around}` }));
}

/** An integer that may be any number. */
function looser(node: Node, around: string): Edit[] {
  if (kindOf(node) !== 'IsOperatorId' || textOf(node) !== 'int') return [];
  return [{ node, text: 'number', mistake: `int as number in ${around}` }];
}

/** A list of texts with one less. */
function shortened(node: Node, code: (node: Node) => string): Edit[] {
  const list = kindOf(node) === 'ListSimpleExpression' ? childOf(node, 'ExpressionList') : undefined;
  const items = list ? operandsOf(list) : [];
  if (items.length < 2) return [];
  return items.map((item) => ({
    node,
    text: `[${items
      .filter((other) => other !== item)
      .map(code)
      .join(', ')}]`,
    mistake: `without ${textOf(item)}`,
  }));
}

/** A path to another collection, and the state before the batch in place of the state after it. */
function misdirected(node: Node): Edit[] {
  if (kindOf(node) === 'LocalFunctionId' && textOf(node) === 'getAfter') {
    return [{ node, text: 'get', mistake: 'getAfter as get' }];
  }
  if (kindOf(node) !== 'PathExpression') return [];
  return childrenOf(node)
    .filter((segment) => !/^\/(\$|databases$|documents$)/.test(textOf(segment)))
    .map((segment) => ({ node: segment, text: '/elsewhere', mistake: `${textOf(segment)} as /elsewhere` }));
}

/** A pattern with one class of digits as wide as it gets, one alternative less, or one repetition more. */
function patternEdits(node: Node): Edit[] {
  const text = textOf(node);
  if (kindOf(node) !== 'Literal' || !text.startsWith("'^")) return [];
  const edits: Edit[] = [];
  const change = (from: number, length: number, by: string, mistake: string) =>
    edits.push({
      node,
      text: text.slice(0, from) + by + text.slice(from + length),
      mistake: `pattern ${mistake}`,
    });
  for (const found of text.matchAll(/\[(?!0-9\])[01][-0-9]*\]/g))
    change(found.index, found[0].length, '[0-9]', `${found[0]} as [0-9]`);
  for (const found of text.matchAll(/\{(?:\d,)?(\d+)\}/g)) {
    change(
      found.index,
      found[0].length,
      found[0].replace(/\d+\}/, `${Number(found[1]) + 1}}`),
      `${found[0]} longer`,
    );
    change(
      found.index,
      found[0].length,
      found[0].replace(/\d+\}/, `${Number(found[1]) - 1}}`),
      `${found[0]} shorter`,
    );
  }
  const alternatives = /\(((?:[^()|]+\|)+[^()|]+)\)/.exec(text);
  for (const part of alternatives?.[1]?.split('|') ?? []) {
    const rest =
      alternatives?.[1]
        ?.split('|')
        .filter((other) => other !== part)
        .join('|') ?? '';
    edits.push({
      node,
      text: text.replace(alternatives?.[1] ?? '', () => rest),
      mistake: `pattern without ${part}`,
    });
  }
  return edits;
}

/** An allow without its condition, or with more methods. */
function opened(node: Node): Edit[] {
  if (kindOf(node) !== 'PermissionDeclaration') return [];
  const body = childOf(node, 'PermissionBody');
  const methods = childOf(node, 'OperationId');
  const edits: Edit[] = body ? [{ node: body, text: ': if true', mistake: 'if true' }] : [];
  for (const method of methods ? childrenOfKind(methods, 'Id') : []) {
    const wider = WIDER_METHODS[textOf(method)];
    if (wider) edits.push({ node: method, text: wider, mistake: `${textOf(method)} as ${wider}` });
  }
  return edits;
}

/** The part of the rules at one place of the source: a top-level collection's match, or a function they share. */
interface Part {
  node: Node;
  text: string;
  /** The collection of a match; undefined for a function. */
  collection?: string;
  /** The name of a function; undefined for a match. */
  name?: string;
}

function partsOf(tree: Node, code: (node: Node) => string): Part[] {
  const documents = [...walk(tree)].find((node) => kindOf(node) === 'MatchRuleDeclaration');
  return childrenOfKind(documents ?? tree, 'MatchStatement').flatMap((statement): Part[] => {
    const match = childOf(statement, 'MatchRuleDeclaration');
    const path = match && childOf(match, 'PathDecl');
    if (match && path)
      return [{ node: match, text: code(match), collection: textOf(path).split('/')[1] ?? '' }];
    const declaration = childOf(statement, 'FunctionDeclaration');
    const name = declaration && childOf(declaration, 'LocalFunctionId');
    return declaration && name ? [{ node: declaration, text: code(declaration), name: textOf(name) }] : [];
  });
}

/** The collections whose documents share the block of `{places}`: homes and bars. */
const PLACES = new Set(['users', 'bars']);

/** Collections that a part serves, directly or through other shared functions. */
function reached(part: Part, parts: readonly Part[]): Set<string> {
  if (part.collection === '{places}') return PLACES;
  if (part.collection !== undefined) return new Set([part.collection]);
  const call = new RegExp(`\\b${part.name}\\(`);
  const users = parts.filter((other) => other !== part && call.test(other.text));
  return new Set(users.flatMap((user) => [...reached(user, parts)]));
}

/** The matches and the function around each place, for example `users/{uid}/plans/{planId} isPlan`. */
function placesOf(tree: Node): (offset: number) => string {
  const [, ...declarations] = [...walk(tree)].filter((node) =>
    /^(MatchRule|Function)Declaration$/.test(kindOf(node)),
  );
  const named = declarations.map((node) => {
    const path = childOf(node, 'PathDecl');
    const name = path ? textOf(path) : ` ${textOf(childOf(node, 'LocalFunctionId') ?? node)}`;
    return { range: rangeOf(node), name };
  });
  return (offset) =>
    named
      .filter(({ range: [from, to] }) => from <= offset && offset < to)
      .map(({ name }) => name)
      .join('')
      .replace(/^[/ ]/, '');
}

/** Pattern of the document paths of a place. */
const documentsAt = (place: string) =>
  place.includes('/') ? new RegExp(`^${place.replace(/ .*/, '').replaceAll(/\{\w+\}/g, '[^/]+')}$`) : /^/;

/** The innermost expression around a literal or a type that is more than itself. */
function surroundings(tree: Node, code: (node: Node) => string): (node: Node) => Node {
  const parents = new Map<Node, Node>();
  for (const node of walk(tree)) for (const child of childrenOf(node)) parents.set(child, node);
  return (node) => {
    let outer = node;
    while (!/Expression$/.test(kindOf(outer)) || code(outer) === code(node)) {
      outer = parents.get(outer) ?? tree;
      if (outer === tree) return node;
    }
    return outer;
  };
}

/** Every mutant of the rules, in the order of the source. */
export function mutantsOf(source: string): Mutant[] {
  const code = (node: Node) => source.slice(...rangeOf(node));
  const oneLine = (text: string) => text.replace(/\s+/g, ' ');
  const tree = parseRules(source);
  const parts = partsOf(tree, code);
  const placeAt = placesOf(tree);
  const around = surroundings(tree, code);
  const collections = new Map(parts.map((part) => [part, reached(part, parts)]));
  const partAt = (offset: number) => {
    const part = parts.find(({ node }) => rangeOf(node)[0] <= offset && offset < rangeOf(node)[1]);
    if (!part) throw new Error(`no part of the rules at ${offset}`);
    return part;
  };
  const edits = [...walk(tree)].flatMap((node) => [
    ...dropped(node, code),
    ...flipped(node, code),
    ...affirmed(node, code),
    ...moved(node, code(around(node))),
    ...looser(node, code(around(node))),
    ...shortened(node, code),
    ...misdirected(node),
    ...patternEdits(node),
    ...opened(node),
  ]);
  return edits.map(({ node, text, mistake }) => {
    const [from, to] = rangeOf(node);
    const line = source.slice(0, from).split('\n').length;
    const mutated = source.slice(0, from) + text + source.slice(to);
    const part = partAt(from);
    const place = placeAt(from);
    const what = `${place}: ${oneLine(mistake)}`;
    const documents = documentsAt(place);
    return {
      line,
      offset: from,
      what,
      documents,
      source: mutated,
      collections: collections.get(part) ?? new Set(),
    };
  });
}

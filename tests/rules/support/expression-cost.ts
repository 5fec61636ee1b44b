import {
  childOf,
  childrenOf,
  childrenOfKind,
  kindOf,
  operandsOf,
  parseRules,
  textOf,
  walk,
  type Node,
} from './rules-tree.ts';

/** The most expressions one kind of request can cost, when no operator stops early. */
export interface Cost {
  /** The concatenated pattern of the match, for example `/recipes/{recipeId}`. */
  path: string;
  method: string;
  expressions: number;
  /** Calls of get(), exists(), getAfter() as written: repeated ones again, though production reads once. */
  accesses: string[];
}

type Functions = ReadonlyMap<string, { body: Node; scope: Functions }>;

const METHODS: Record<string, string[]> = { read: ['get', 'list'], write: ['create', 'update', 'delete'] };

/** Adds the functions declared directly in a service or match body. */
function declared(statements: Node[], outer: Functions): Functions {
  const own = new Map(outer);
  for (const statement of statements) {
    const declaration = childOf(statement, 'FunctionDeclaration');
    const name = declaration && childOf(declaration, 'LocalFunctionId');
    const body = declaration && childOf(declaration, 'FunctionBody');
    if (name && body) own.set(textOf(name), { body, scope: own });
  }
  return own;
}

/**
 * Production's charges: 1 for every evaluated node; `is` 2; `&&` and `||` 1 and 1 more for the right side; a path 1 and 1 for each literal
 * segment; `let` 1; a call 1 with its arguments and the whole body, each time; a call in a namespace 2.
 */
function costOf(node: Node, scope: Functions): number {
  const inside = (nodes: Node[]) => nodes.reduce((sum, child) => sum + costOf(child, scope), 0);
  const below = () => inside(childrenOf(node));
  switch (kindOf(node)) {
    case 'LogicalAndExpression':
    case 'LogicalOrExpression':
      return 2 + inside(operandsOf(node));
    case 'ExprIsTypeIdExpression':
      return 2 + inside(operandsOf(node));
    case 'IdMemberFunctionCallSimpleExpression':
      return 2 + below();
    case 'FunctionCallSimpleExpression': {
      const called = scope.get(textOf(childrenOf(node)[0] ?? node));
      return 1 + below() + (called ? costOf(called.body, called.scope) : 0);
    }
    case 'BindingDeclaration':
      return 1 + below();
    case 'PathExpression': {
      const literal = childrenOf(node).filter((segment) => childOf(segment, 'SimpleSegmemnt'));
      return 1 + literal.length + below();
    }
    case 'LiteralExpression':
    case 'VariableSimpleExpression':
    case 'MemberLookupSimpleExpression':
    case 'MemberFunctionCallSimpleExpression':
    case 'ListLookupSimpleExpression':
    case 'ListSimpleExpression':
    case 'MapSimpleExpression':
    case 'EqualityExpression':
    case 'RelationalExpression':
    case 'ExprInExpression':
    case 'NotExpression':
    case 'UnaryAdditiveExpression':
    case 'AdditiveExpression':
    case 'MultiplicativeExpression':
      return 1 + below();
    case 'TernaryExpression':
      throw new Error('the dialect has no ternary');
    default:
      return below();
  }
}

function accessesOf(node: Node, scope: Functions): string[] {
  const below = childrenOf(node).flatMap((child) => accessesOf(child, scope));
  if (kindOf(node) !== 'FunctionCallSimpleExpression') return below;
  const name = textOf(childrenOf(node)[0] ?? node);
  const called = scope.get(name);
  if (called) return [...below, ...accessesOf(called.body, called.scope)];
  return ['get', 'exists', 'getAfter'].includes(name) ? [...below, textOf(node)] : below;
}

function costsOfMatch(match: Node, prefix: string, outer: Functions): Cost[] {
  const path = prefix + textOf(childOf(match, 'PathDecl') ?? match);
  const statements = childrenOfKind(match, 'MatchStatement');
  const scope = declared(statements, outer);
  const own = new Map<string, Cost>();
  for (const statement of statements) {
    const permission = childOf(statement, 'PermissionDeclaration');
    if (!permission) continue;
    const condition = childOf(permission, 'PermissionBody');
    const named = childrenOf(childOf(permission, 'OperationId') ?? permission)
      .filter((child) => kindOf(child) === 'Id')
      .map(textOf);
    for (const method of named.flatMap((name) => METHODS[name] ?? [name])) {
      const before = own.get(method) ?? { path, method, expressions: 0, accesses: [] };
      own.set(method, {
        ...before,
        expressions: before.expressions + (condition ? costOf(condition, scope) : 1),
        accesses: condition ? [...before.accesses, ...accessesOf(condition, scope)] : before.accesses,
      });
    }
  }
  const nested = statements.flatMap((statement) => {
    const inner = childOf(statement, 'MatchRuleDeclaration');
    return inner ? costsOfMatch(inner, path, scope) : [];
  });
  return [...own.values(), ...nested];
}

/**
 * The highest cost of each kind of request under the rules of `source`; no path here is matched by two
 * blocks.
 */
export function requestCosts(source: string): Cost[] {
  const service = [...walk(parseRules(source))].find((node) => kindOf(node) === 'ServiceDeclaration');
  if (!service) throw new Error('no service in the rules');
  const statements = childrenOfKind(service, 'ServiceStatement');
  const scope = declared(statements, new Map());
  return statements.flatMap((statement) => {
    const match = childOf(statement, 'MatchRuleDeclaration');
    return match ? costsOfMatch(match, '', scope) : [];
  });
}

/** Compiled bytes of a node, above what Google's compiler made of rules like ours: 12.3 to 12.9. */
const BYTES_OF_A_NODE = 12.93;

/** Size of the compiled rules of `source` in bytes, at most one in twenty too high. */
export const compiledSize = (source: string): number =>
  BYTES_OF_A_NODE * [...walk(parseRules(source))].filter((node) => kindOf(node) !== '').length;

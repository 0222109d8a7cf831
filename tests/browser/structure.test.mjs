// The shape of the shell's modules: where they load lazily, and how long files and classes are.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';

const WWW = fileURLToPath(new URL('../../www/', import.meta.url));

/** @typedef {{ type: string, [key: string]: any }} Node */

const MAX_LINES = 500;
const MAX_CONTROLLER_LINES = 400;
const MAX_FIELDS = 12;
/** Variables of a module that change; modules that had more may only lose some. */
const MAX_LETS = 4;
/** @type {Record<string, number>} */
const MAX_LETS_OF = {
  'engine/loader.js': 5,
  'site/play/recorder.js': 5,
  'site/shell/address.js': 10,
  'site/shell/table-page.js': 7,
  'site/start/start-page.js': 7,
};
/** Verbs that say nothing as the whole name of a method. */
const BARE_VERBS = ['show', 'tell', 'settle', 'draw', 'follow', 'step', 'come', 'leave', 'look', 'keep', 'take'];
const MAX_BARE_VERBS = 3;

/** @param {string} text @returns {Node} */
const astOf = (text) => /** @type {any} */ (parseAst(text));

/** All nodes below a node, itself included; `isTop`: not those in functions. @param {Node} node @returns {Node[]} */
function nodesOf(node, isTop = false) {
  if (isTop && /Function|MethodDefinition|PropertyDefinition/.test(node.type)) return [];
  const children = Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string');
  return [node, ...children.flatMap((child) => nodesOf(child, isTop))];
}

/** Modules of the page but its words, by path. */
const modules = fs
  .readdirSync(WWW, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js') && !/^(pkg|words)\b/.test(name))
  .map((name) => {
    const text = fs.readFileSync(path.join(WWW, name), 'utf8');
    return { name, lines: text.split('\n').length - 1, ast: astOf(text) };
  });

/** @param {Node} ast */
const hasLazyImport = (ast) => nodesOf(ast).some(({ type }) => type === 'ImportExpression');
/** @param {Node} ast */
const waitsAtTop = (ast) =>
  nodesOf(ast, true).some((node) => node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await));
/** The members of each class, by kind. @param {Node} ast @param {string} type */
const membersOf = (ast, type) =>
  nodesOf(ast)
    .filter((node) => node.type === 'ClassBody')
    .map(({ body }) => body.filter((/** @type {Node} */ member) => member.type === type && !member.static));

/** @param {Node} key of a member @returns {string} */
const nameOf = ({ type, name }) => (type === 'PrivateIdentifier' ? `#${name}` : name);

/** The names of the fields of each class: those declared, and those that its methods assign. @param {Node} ast */
const fieldsOf = (ast) =>
  nodesOf(ast)
    .filter((node) => node.type === 'ClassBody')
    .map((classBody) => {
      const members = /** @type {Node[]} */ (classBody.body).filter(({ static: isStatic }) => !isStatic);
      const setters = members.filter(({ kind }) => kind === 'set').map(({ key }) => nameOf(key));
      const declared = members.filter(({ type }) => type === 'PropertyDefinition').map(({ key }) => nameOf(key));
      const assigned = nodesOf(classBody)
        .filter(({ type, left }) => type === 'AssignmentExpression' && left.type === 'MemberExpression')
        .filter(({ left }) => left.object.type === 'ThisExpression' && !left.computed)
        .map(({ left }) => nameOf(left.property))
        .filter((name) => !setters.includes(name));
      return [...new Set([...declared, ...assigned])];
    });

/** The number of a module's own variables that change. @param {Node} ast */
const letsOf = (ast) =>
  /** @type {Node[]} */ (ast.body)
    .map((statement) => statement.declaration ?? statement)
    .flatMap(({ kind, declarations }) => (kind === 'let' ? declarations : [])).length;

test('modules load lazily in the registries alone, and none waits at its top level', () => {
  assert.ok(modules.length > 150, 'the modules are found');
  assert.deepEqual(modules.flatMap(({ name, ast }) => (hasLazyImport(ast) ? [name] : [])).sort(), [
    'cards/optional.js',
    'site/features.js',
    'table/features.js',
  ]);
  assert.deepEqual(
    modules.flatMap(({ name, ast }) => (waitsAtTop(ast) ? [name] : [])),
    [],
  );
  assert.ok(hasLazyImport(astOf("const load = () => import('./a.js');")));
  assert.ok(waitsAtTop(astOf('const a = { b: await c };')));
  assert.ok(!waitsAtTop(astOf('class A { async b() { await c; } } const d = async () => await e;')));
});

test('a module has at most 500 lines, and the controller 400', () => {
  const isLong = (/** @type {{ name: string, lines: number }} */ { name, lines }) =>
    lines > (name === 'table/controller.js' ? MAX_CONTROLLER_LINES : MAX_LINES);
  assert.deepEqual(
    modules.filter(isLong).map(({ name, lines }) => `${name}: ${lines}`),
    [],
  );
});

test('a class has at most 12 fields, those that its constructor assigns included', () => {
  const large = modules.flatMap(({ name, ast }) => {
    const most = Math.max(0, ...fieldsOf(ast).map(({ length }) => length));
    return most > MAX_FIELDS ? [`${name}: ${most}`] : [];
  });
  assert.deepEqual(large, []);
  const example =
    'class A { a; #b = 1; static c; d() { this.a = this.e = this.#b = this.g = 1; b.h = 2; } set e(f) { this.i += f; } }';
  assert.deepEqual(fieldsOf(astOf(example)), [['a', '#b', 'g', 'i']]);
});

test('a module has at most four variables that change', () => {
  const large = modules.flatMap(({ name, ast }) => {
    const count = letsOf(ast);
    return count > (MAX_LETS_OF[name] ?? MAX_LETS) ? [`${name}: ${count}`] : [];
  });
  assert.deepEqual(large, []);
  assert.equal(letsOf(astOf('let a, b; const c = 1; export let d; function e() { let f; } export const g = 1;')), 3);
});

test('no bare verb is the name of a method in more than three classes', () => {
  const names = modules
    .flatMap(({ ast }) => membersOf(ast, 'MethodDefinition').flat())
    .flatMap(({ key }) => (BARE_VERBS.includes(key.name) ? [key.name] : []));
  assert.deepEqual(
    BARE_VERBS.filter((verb) => names.filter((name) => name === verb).length > MAX_BARE_VERBS),
    [],
  );
});

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

test('a class has at most 12 fields', () => {
  const large = modules.flatMap(({ name, ast }) => {
    const most = Math.max(0, ...membersOf(ast, 'PropertyDefinition').map(({ length }) => length));
    return most > MAX_FIELDS ? [`${name}: ${most}`] : [];
  });
  assert.deepEqual(large, []);
  assert.equal(membersOf(astOf('class A { a; #b = 1; static c; d() {} }'), 'PropertyDefinition')[0].length, 2);
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

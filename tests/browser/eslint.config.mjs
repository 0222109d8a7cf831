// Rules for faults that the type checker does not see. It already reports undefined names, wrong types and unused code.

import { readFileSync } from 'node:fs';
import noAssertionAfterKey from './support/no-assertion-after-key.mjs';

/** The text of our rule: eslint's cache goes by a plugin's name and version. */
const version = readFileSync(new URL('support/no-assertion-after-key.mjs', import.meta.url), 'utf8');

/** @param {string} property */
const parsed = (property) => ({ property, message: "Build nodes: the page's policy refuses parsed markup." });

export default [
  { ignores: ['www/pkg/**', 'dist/**', 'target/**', '**/node_modules/**'] },
  {
    files: ['www/**/*.js', 'tests/browser/**/*.mjs'],
    languageOptions: { ecmaVersion: 2024, sourceType: 'module' },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'array-callback-return': 'error',
      'constructor-super': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'for-direction': 'error',
      'getter-return': 'error',
      'no-async-promise-executor': 'error',
      'no-compare-neg-zero': 'error',
      'no-cond-assign': 'error',
      'no-constant-condition': ['error', { checkLoops: 'allExceptWhileTrue' }],
      'no-constructor-return': 'error',
      'no-debugger': 'error',
      'no-dupe-else-if': 'error',
      'no-duplicate-case': 'error',
      'no-duplicate-imports': 'error',
      'no-empty': 'error',
      'no-eval': 'error',
      'no-fallthrough': 'error',
      'no-global-assign': 'error',
      'no-implied-eval': 'error',
      'no-loss-of-precision': 'error',
      'no-new-func': 'error',
      'no-promise-executor-return': 'off',
      'no-prototype-builtins': 'error',
      'no-redeclare': 'error',
      'no-self-assign': 'error',
      'no-self-compare': 'error',
      'no-sparse-arrays': 'error',
      'no-template-curly-in-string': 'error',
      'no-throw-literal': 'error',
      'no-unreachable': 'error',
      'no-unreachable-loop': 'error',
      'no-unsafe-finally': 'error',
      'no-unsafe-negation': 'error',
      'no-unsafe-optional-chaining': 'error',
      'no-unused-private-class-members': 'error',
      'no-useless-catch': 'error',
      'no-useless-escape': 'error',
      'no-useless-rename': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': ['error', { destructuring: 'all' }],
      'require-yield': 'error',
      'use-isnan': 'error',
      'valid-typeof': 'error',
    },
  },
  {
    files: ['www/**/*.js'],
    rules: {
      'no-alert': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-properties': [
        'error',
        parsed('innerHTML'),
        parsed('outerHTML'),
        parsed('insertAdjacentHTML'),
        parsed('srcdoc'),
        { object: 'document', property: 'write', message: "The page's policy refuses it." },
      ],
    },
  },
  {
    files: ['tests/browser/**/*.test.mjs'],
    plugins: { tests: { meta: { name: 'tests', version }, rules: { 'no-assertion-after-key': noAssertionAfterKey } } },
    rules: { 'tests/no-assertion-after-key': 'error' },
  },
];

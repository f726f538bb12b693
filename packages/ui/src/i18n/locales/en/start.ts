export { default as common } from './common.json';
export { default as login } from './login.json';
export { default as shell } from './shell.json';
export { default as titles } from './titles.json';

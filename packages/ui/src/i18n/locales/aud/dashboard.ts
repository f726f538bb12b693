export { default as dashboard } from './dashboard.json';
export { default as notifications } from './notifications.json';
export { default as pendingTopUps } from './pendingTopUps.json';

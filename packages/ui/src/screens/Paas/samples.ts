import type { PaasService } from './paas.ts';

/** The rows of the preview; the first is the specification's. */
export const sampleServices: readonly PaasService[] = [
  {
    id: 'cua-hang-hoa',
    name: 'cua-hang-hoa',
    status: 'deployed',
    type: 'webService',
    environment: 'Docker',
    region: 'Singapore',
    lastDeployedAt: '2026-11-20T09:12:00.000Z',
  },
  {
    id: 'api-dat-hang',
    name: 'api-dat-hang',
    status: 'deploying',
    type: 'webService',
    environment: 'Node',
    region: 'Singapore',
    lastDeployedAt: '2026-11-19T14:40:00.000Z',
  },
  {
    id: 'gui-hoa-don',
    name: 'gui-hoa-don',
    status: 'failed',
    type: 'worker',
    environment: 'Python',
    region: 'Singapore',
    lastDeployedAt: '2026-11-17T02:05:00.000Z',
  },
  {
    id: 'trang-gioi-thieu',
    name: 'trang-gioi-thieu',
    status: 'deployed',
    type: 'staticSite',
    environment: 'HTML',
    region: 'Singapore',
    lastDeployedAt: '2026-11-12T07:30:00.000Z',
  },
];

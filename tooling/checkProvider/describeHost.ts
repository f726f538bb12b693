import { registrableOf } from '../../apps/portal/src/zones/readDomainName.ts';

/** Labels that name a service. Another label below a registrable domain may be a token or the name of the customer. */
const usual = /^(?:api|app|checkout|dns|live|logs?|ns|pay|payments?|secure|stream|wss?|www)\d{0,2}$/;

/** A host, with or without its port, as the report may show it; `isWhole` is false if a part is hidden. */
export const describeHost = async (host: string): Promise<{ shown: string; isWhole: boolean }> => {
  const [name = '', port] = host.split(':');
  const { domain } = await registrableOf(name);
  if (domain === null) return { shown: '[hidden]', isWhole: false };
  const below = name.slice(0, -domain.length).split('.').slice(0, -1);
  const labels = below.map((label) => (usual.test(label) ? label : '[hidden]'));
  const shown = [...labels, domain].join('.') + (port === undefined ? '' : `:${port}`);
  return { shown, isWhole: !labels.includes('[hidden]') };
};

import { plans, regions } from '../servers/catalogue.ts';
import { domainOf } from '../servers/serverNames.ts';
import type { servers, subscriptions } from '../servers/serverTables.ts';
import { nextMonthly } from '../time/months.ts';

const day = 24 * 60 * 60 * 1000;

type DemoServer = {
  server: Omit<typeof servers.$inferInsert, 'passwordHash'>;
  subscription: typeof subscriptions.$inferInsert;
};

const gb = 1024;

/**
 * Word, owner, name, region, plan, age in days, disks in GB, containers and own domains of each server. The owner's history charges for one
 * more server from that day on.
 */
const ordered = [
  ['BienXanh', 'usr_demo', 'wp-bien-xanh', 1, 2, 357, 20, 10, 1, ['shop.bienxanh.vn']],
  ['NuiVang', 'usr_demo', 'wp-nui-vang', 2, 3, 237, 40, 20, 2, []],
  ['SongTim', 'usr_demo', 'wp-song-tim', 5, 1, 117, 20, 10, 1, []],
  ['RungHong', 'usr_demo', 'web-rung-hong', 21, 1, 64, 10, 0, 1, []],
  ['DaoSang', 'usr_aud', 'wp-dao-sang', 5, 1, 175, 20, 10, 1, []],
] as const;

/** The servers of the demo customers. Each is charged again within a month; earlier payments are in the owner's history. */
export const demoServers = (now: Date): DemoServer[] =>
  ordered.map(([word, userId, name, regionId, planId, daysAgo, disk, mariadbDisk, containers, customDomains]) => {
    const region = regions.find(({ id }) => id === regionId);
    const plan = plans.find(({ id }) => id === planId);
    if (!region || !plan) throw new Error(`The catalogue lacks what ${name} is made of.`);
    const id = `srv_demo${word}`;
    const createdAt = new Date(Math.floor((now.getTime() - daysAgo * day) / day) * day + day / 3);
    const owned = { userId, createdAt };
    const bought = { kind: region.kind, name, regionId, planId, cpu: plan.cpu, ramMb: plan.ramMb, containers };
    const disks = { diskMb: disk * gb, mariadbDiskMb: mariadbDisk * gb };
    const standing = {
      userName: 'admin',
      domain: domainOf(name),
      customDomains,
      status: 'active',
      step: null,
    } as const;
    return {
      server: { ...owned, ...bought, ...disks, ...standing, id },
      subscription: { ...owned, id: `sub_demo${word}`, serverId: id, nextChargeAt: nextMonthly(createdAt, now) },
    };
  });

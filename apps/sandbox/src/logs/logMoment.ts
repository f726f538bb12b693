/** One moment as each program writes it, always in UTC. */
export type LogMoment = {
  iso: string;
  nginx: string;
  nginxError: string;
  php: string;
  mariadb: string;
  slowQuery: string;
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const writeSecond = (iso: string): Omit<LogMoment, 'iso'> => {
  const [year, month, day] = [iso.slice(0, 4), iso.slice(5, 7), iso.slice(8, 10)];
  const name = months[Number(month) - 1];
  const time = iso.slice(11, 19);
  // MariaDB pads the hour with a space.
  const padded = time.replace(/^0/, ' ');
  return {
    nginx: `${day}/${name}/${year}:${time} +0000`,
    nginxError: `${year}/${month}/${day} ${time}`,
    php: `${day}-${name}-${year} ${time}`,
    mariadb: `${year}-${month}-${day} ${padded}`,
    slowQuery: `${year.slice(2)}${month}${day} ${padded}`,
  };
};

/** Creates a writer of moments. It remembers the last one: at 50,000 lines a second, most lines share theirs. */
export const createLogMoments = (): ((at: number) => LogMoment) => {
  let last: { at: number; moment: LogMoment } | undefined;
  return (at) => {
    if (last?.at === at) return last.moment;
    const iso = new Date(at).toISOString();
    const isSameSecond = last?.moment.iso.slice(0, 19) === iso.slice(0, 19);
    const moment = { ...(isSameSecond && last ? last.moment : writeSecond(iso)), iso };
    last = { at, moment };
    return moment;
  };
};

/** Calls back when the tab is seen again, and when a day begins on the device's calendar. Returns the way to end it. */
export const followDays = (onChange: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(() => {
      onChange();
      wait();
    }, midnight.getTime() - now.getTime());
  };
  const look = () => {
    if (!document.hidden) onChange();
  };
  wait();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
};

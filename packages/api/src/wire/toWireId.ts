/** An id as the provider expects it: ids made of digits came as numbers and go back as numbers. */
export const toWireId = (id: string): string | number => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : id);

import { createContainer } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

/** Names of a table's own width as a container, by the number of its columns. */
export const few = createContainer();
export const many = createContainer();
export const most = createContainer();

export const frame = recipe({
  base: { containerType: 'inline-size' },
  variants: { columns: { few: { containerName: few }, many: { containerName: many }, most: { containerName: most } } },
});

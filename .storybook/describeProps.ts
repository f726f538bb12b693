import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** A sentence for each prop that means the same in every component. A component's own sentence replaces it. */
const sentences: Readonly<Record<string, string>> = {
  align: 'Position of the parts across the direction of the row or stack.',
  as: 'HTML element that is rendered.',
  children: 'Content.',
  columns: 'Columns, each with its heading and the content of a cell.',
  currency: 'Currency of the wallet: decides the decimals and the sign.',
  defaultChecked: 'State at the start, if the component keeps it itself.',
  defaultValue: 'Value at the start, if the component keeps it itself.',
  checked: 'State, if the page keeps it.',
  description: 'Text below the title.',
  disabled: 'True if the control refuses input and is left out of a form.',
  domain: 'Name of the domain.',
  error: 'Sentence below the control that says what is wrong and what to do.',
  getRowId: 'Key of a row: stays the same when the rows change their order.',
  hint: 'Sentence below the control that helps to fill it in.',
  href: 'Address that a press opens.',
  icon: 'Icon before the text.',
  id: 'HTML id, so that another element can refer to it.',
  items: 'Entries, in the order in which they are shown.',
  justify: 'Position of the parts along the row.',
  label: 'Visible name of the control.',
  locale: 'Language in use.',
  maximum: 'Highest value, for the hint; the field itself accepts a higher one.',
  minimum: 'Lowest value, for the hint; the field itself accepts a lower one.',
  name: 'Name of the value in a form.',
  onBlur: 'Called when the focus leaves the control.',
  onCheckedChange: 'Called with the new state.',
  onOpenChange: 'Called with true when it opens and false when it closes.',
  onPress: 'Called at a press or at Enter.',
  onRetry: 'Called at a press on the retry button.',
  onValueChange: 'Called with the new value.',
  open: 'True while it is shown.',
  options: 'Choices, each with its value and its label.',
  placeholder: 'Example in the empty control.',
  read: 'State of the read: loading, failed or ready.',
  ref: 'Reference to the HTML element.',
  required: 'True if the form needs a value.',
  rows: 'Rows, in the order in which they are shown.',
  size: 'Size of the component.',
  space: 'Distance between the parts, a step of the 4 px grid.',
  strong: 'True for bold text.',
  text: 'Sentence below the title.',
  title: 'Heading.',
  tone: 'Meaning that the colours express.',
  type: 'Kind of the HTML element.',
  value: 'Value, if the page keeps it.',
  variant: 'Weight of the appearance on the page.',
  wrap: 'Behaviour of parts that do not fit in one row.',
};

type Documented = { __docgenInfo?: { props?: Record<string, { description?: string }> } };

/** Gives each row of a prop table a sentence, its choices, and the default that its comment names. */
export const describeProps: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [own = '', summary] = (props[name]?.description ?? '').split(/@default /).map((text) => text.trim());
      const choices = argType.type?.name === 'enum' ? { type: { summary: argType.type.value.join(' | ') } } : {};
      const table = { ...argType.table, ...choices, ...(summary ? { defaultValue: { summary } } : {}) };
      return [name, { ...argType, table, description: own || argType.description || sentences[name] }];
    }),
  );
};

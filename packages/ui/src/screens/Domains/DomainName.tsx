import { Text } from '../../components/Text/Text.tsx';

type DomainNameProps = {
  name: string;
  shown: string;
};

/** A domain in Unicode, with its ASCII form below if that differs. */
export const DomainName = ({ name, shown }: DomainNameProps) => (
  <>
    <Text as="span" weight="medium" truncate>
      {shown}
    </Text>
    {name === shown ? null : (
      <Text as="span" size="small" tone="muted" family="mono" weight="regular" truncate>
        {name}
      </Text>
    )}
  </>
);

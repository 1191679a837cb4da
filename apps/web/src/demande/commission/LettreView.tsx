import type { ApercuLettre, LettreBloc } from '@habilis/api/commission/Lettre';
import { Box } from '@habilis/ui/Box';
import { Columns } from '@habilis/ui/Columns';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Divider } from '@habilis/ui/Divider';
import { Heading } from '@habilis/ui/Heading';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

type Lettre = NonNullable<ApercuLettre['lettre']>;

function Lines({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <Stack gap={4}>
      {lines.map((line, index) => (
        <Text key={`${index} ${line}`} isStrong={index === 0}>
          {line}
        </Text>
      ))}
    </Stack>
  );
}

function OnTheRight({ children }: { children: ReactNode }): ReactNode {
  return (
    <Columns split="1fr 1fr">
      <span />
      {children}
    </Columns>
  );
}

const paragraphs = (text: string): string[] => text.split(/\n+/).filter((part) => part.trim() !== '');

function Quote({ text }: { text: string }): ReactNode {
  return (
    <Box surface="sunken" corner="control">
      <Stack gap={8}>
        {paragraphs(text).map((part, index) => (
          <Text key={`${index} ${part}`}>{part}</Text>
        ))}
      </Stack>
    </Box>
  );
}

function Bloc({ bloc }: { bloc: LettreBloc }): ReactNode {
  switch (bloc.kind) {
    case 'heading':
      return (
        <Heading level={3} look="h2Strong">
          {bloc.text}
        </Heading>
      );
    case 'subheading':
      return <Heading level={4}>{bloc.text}</Heading>;
    case 'paragraph':
      return <Text>{bloc.text}</Text>;
    case 'strong':
      return <Text isStrong>{bloc.text}</Text>;
    case 'place':
      return (
        <OnTheRight>
          <Text>{bloc.text}</Text>
        </OnTheRight>
      );
    case 'quote':
      return <Quote text={bloc.text} />;
    case 'address':
      return (
        <OnTheRight>
          <Lines lines={bloc.lines} />
        </OnTheRight>
      );
    case 'facts':
      return <DescriptionList items={bloc.facts.map(({ name, value }) => ({ term: name, description: value }))} />;
    case 'list':
      return (
        <Stack as="ul" gap={4}>
          {bloc.items.map((item) => (
            <li key={item}>
              <Text as="span">– {item}</Text>
            </li>
          ))}
        </Stack>
      );
    case 'signature':
      return (
        <Stack>
          {bloc.before.map((text) => (
            <Text key={text}>{text}</Text>
          ))}
          <OnTheRight>
            <Lines lines={bloc.lines} />
          </OnTheRight>
        </Stack>
      );
  }
}

/** A letter as its reader will get it: the content of its PDF, on a sheet. */
export function LettreView({ lettre }: { lettre: Lettre }): ReactNode {
  return (
    <Box edge="strong" padding={24}>
      <Stack>
        <Lines lines={lettre.emetteur} />
        <Divider look="strong" />
        {lettre.blocs.map((bloc, index) => (
          <Bloc key={index} bloc={bloc} />
        ))}
      </Stack>
    </Box>
  );
}

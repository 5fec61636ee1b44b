import { AppError } from '@cellaret/domain/core/errors';
import { messageOf } from '@cellaret/domain/core/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  FormProvider,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { useText } from '#lib/i18n/i18n.ts';
import { FailureSummary } from './failure-summary.tsx';
import { LeaveGuard } from './leave-question.tsx';
import { useFormDraft } from './use-form-draft.ts';

/** The paths of refused fields, in the order of the validator: 'recipe_items.0.quantity'. */
function errorPaths(errors: FieldErrors): string[] {
  const walk = (part: unknown, path: string): string[] => {
    if (part === null || typeof part !== 'object') return [];
    if ('message' in part && typeof part.message === 'string') return [path];
    return Object.entries(part)
      .filter(([key]) => key !== 'ref')
      .flatMap(([key, below]) => walk(below, key === 'root' ? path : path === '' ? key : `${path}.${key}`));
  };
  return walk(errors, '');
}

/** A field the validator refused, or what stands for a list of them. */
const REFUSED = '[aria-invalid="true"], [data-refused]';

/** Focuses a form's first refused field, in the middle of the screen, clear of the summary above. */
function showFirstRefused(form: HTMLElement): void {
  const field = form.querySelector<HTMLElement>(REFUSED);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** The summary's text for a failed save; null if the page says it elsewhere. */
export type FailureText = (failure: unknown) => string | null;

interface EntityFormProps<V extends FieldValues, O extends FieldValues> {
  /** Checks the values and gives what is saved. */
  schema: z.ZodType<O>;
  /** Initial values: a draft, or the stored document. */
  initial: V;
  /** Values that count as unchanged. */
  saved: V;
  /** Keeps what is typed until it is saved, and throws it away. */
  draft: { write: (values: V) => void; drop: () => void };
  /** Prepares the values for validation, for example without empty rows. */
  prepare?: (values: V) => V;
  /** The banner's text for refused fields, if not the usual one. */
  refusal?: (messages: readonly string[]) => string;
  /** The label of the field at a path. */
  labelOf: (path: string) => string;
  saveLabel: string;
  /** Saves; rejects with what `failureText` can tell. */
  onSave: (output: O) => Promise<void>;
  failureText: FailureText;
  /** A button beside what the banner says about a failed save. */
  failureAction?: ReactNode;
  /** Something beside the values is to be saved too, and no draft keeps it. */
  hasMore?: boolean;
  /** In a dialog, which asks by itself before it is closed: tells whether there is something to lose. */
  changed?: Ref<() => boolean> | undefined;
  /** Shown above the fields: a restored draft, a conflict. */
  notice?: ReactNode;
  /** The fields; they find the form by `useFormContext`. */
  children: ReactNode;
}

type Failure = { kind: 'refused'; text: string } | { kind: 'failed'; text: string | null; offline: boolean };

/** The form of anything that is stored: checks, saves, keeps drafts, says what is wrong and where. */
export function EntityForm<V extends FieldValues, O extends FieldValues>(props: EntityFormProps<V, O>) {
  const { schema, prepare, labelOf, changed } = props;
  const t = useText();
  const element = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  // A schema takes anything, so it takes these values; the resolver wants their type.
  const check: Resolver<V, unknown, O> = zodResolver(schema as z.ZodType<O, V>, { error: messageOf });
  const form = useForm<V, unknown, O>({
    // The values are whole; the library's type allows for parts of them, which the compiler cannot tell of a
    // type it does not know.
    defaultValues: props.initial as DefaultValues<V>,
    resolver: (values, context, options) => check(prepare?.(values) ?? values, context, options),
    shouldFocusError: false,
  });
  const { formState, handleSubmit, setFocus } = form;
  const { isChanged, whileSaving } = useFormDraft({
    form,
    saved: props.saved,
    hasMore: props.hasMore ?? false,
    ...props.draft,
  });
  useImperativeHandle(changed, () => isChanged, [isChanged]);
  const paths = errorPaths(formState.errors);

  // A save that failed offline can be tried again.
  useEffect(() => {
    const forget = (): void => setFailure((now) => (now?.kind === 'failed' && now.offline ? null : now));
    addEventListener('online', forget);
    return () => removeEventListener('online', forget);
  }, []);

  const onValid = async (output: O): Promise<void> => {
    setFailure(null);
    try {
      await whileSaving(() => props.onSave(output));
    } catch (error) {
      const offline = error instanceof AppError && error.code === 'unavailable';
      setFailure({ kind: 'failed', text: props.failureText(error), offline });
      requestAnimationFrame(() => element.current?.scrollIntoView({ block: 'start' }));
    }
  };

  const submit = (event: SyntheticEvent): void => {
    // A form in a dialog over another form is inside it for React, though not for the document.
    event.stopPropagation();
    void handleSubmit(onValid, (errors) => {
      const messages = errorPaths(errors).map((path) =>
        String(form.getFieldState(path as FieldPath<V>).error?.message),
      );
      setFailure({ kind: 'refused', text: props.refusal?.(messages) ?? t('form.fix') });
      requestAnimationFrame(() => element.current && showFirstRefused(element.current));
    })(event);
  };

  const isShown =
    failure !== null && failure.text !== null && (failure.kind === 'failed' || paths.length > 0);
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        ref={element}
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gap: 3, maxWidth: 880, scrollMarginTop: 'calc(var(--header, 0px) + 16px)' }}
      >
        {props.notice}
        {isShown && (
          <FailureSummary
            text={failure.text ?? ''}
            action={failure.kind === 'failed' && props.failureAction}
            fields={failure.kind === 'refused' ? paths.map((path) => ({ path, label: labelOf(path) })) : []}
            onField={(path) => setFocus(path as FieldPath<V>)}
          />
        )}
        {props.children}
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={formState.isSubmitting}
          sx={{ justifySelf: { sm: 'start' } }}
        >
          {props.saveLabel}
        </Button>
        {changed === undefined && <LeaveGuard isChanged={isChanged} />}
      </Box>
    </FormProvider>
  );
}

import type { ReactNode, Ref } from "react";

export type AlertTone = "error" | "success" | "info";

export interface AlertProps {
  readonly tone: AlertTone;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly id?: string;
  /** -1 if the page moves the focus to the message. */
  readonly tabIndex?: number;
  readonly ref?: Ref<HTMLDivElement>;
}

const roles = { error: "alert", success: "status", info: "status" } as const;

/** One message about the page or a form. Errors interrupt a screen reader, other messages wait. */
export function Alert({ tone, title, children, ...rest }: AlertProps) {
  return (
    <div {...rest} role={roles[tone]} data-part="alert" data-tone={tone}>
      {title ? <p data-part="alert-title">{title}</p> : null}
      {typeof children === "string" ? <p>{children}</p> : children}
    </div>
  );
}

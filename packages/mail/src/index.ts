export { createMailer, type Delivery, type MailerOptions } from "./create-mailer.ts";
